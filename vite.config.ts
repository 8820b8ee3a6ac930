import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { shapeOfAnswers } from './scripts/answers.ts'
import { chunkOf } from './scripts/chunks.ts'
import { handbook } from './scripts/handbook.ts'
import { developedWorker } from './scripts/worker.ts'

/** What every screen needs, from the first on: one file instead of seven is two kilobytes less. */
const base =
  /node_modules\/(?:@tanstack\/(?:query-core|react-query|react-router|router-core|history)|react|lucide-react\/dist\/esm\/(?:shared|context|Icon|createLucideIcon|icons\/(?:check|chevron-down)\.))|web\/rpc\.ts/

/** Asks for the style sheet before the scripts: without it nothing is painted, and a connection carries six files at once. */
const styleSheetFirst: Plugin = {
  name: 'style-sheet-first',
  transformIndexHtml: {
    order: 'post',
    handler: html => html.replace(/(\s*<script type="module"[^]*?)(\s*<link rel="stylesheet"[^>]*>)/, '$2$1'),
  },
}

export default defineConfig({
  define: { 'import.meta.env.VITE_ANSWERS': JSON.stringify(shapeOfAnswers()) },
  plugins: [handbook(), react(), tailwindcss(), styleSheetFirst, developedWorker()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    // every browser of the target preloads modules itself
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // the first chunk lists all others by name: short ones are a kilobyte less on every first visit
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 1 },
            { name: chunkOf, debugName: 'moments', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})
