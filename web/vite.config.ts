import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server serves what is built here; nothing is fetched from elsewhere at run time.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/berthier/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
});
