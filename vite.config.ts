import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressBuild } from './tools/compress-build.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compressBuild()],
  publicDir: 'web/public',
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
})
