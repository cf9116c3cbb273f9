import "@fontsource-variable/playfair/opsz.css";
import "@fontsource-variable/playfair/opsz-italic.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/alegreya-sans/latin-800.css";
import "@fontsource/alegreya-sans/latin-400-italic.css";
import "./styles/theme.css";
import "./styles/drawing.css";
import "./styles/contrast.css";
import "./styles/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
mount(App, { target });
