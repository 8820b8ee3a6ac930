import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    sourcemap: false,
    // the first chunk lists all others by name: short ones are a kilobyte less on every first visit
    rolldownOptions: { output: { chunkFileNames: 'assets/[hash].js' } },
  },
})
