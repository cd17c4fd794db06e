import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { firstLoadChunks } from './tools/first-load-chunks.ts'
import { phonePack } from './tools/phone-pack.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), phonePack()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: firstLoadChunks(), debugName: 'first load' }] } },
        },
      },
    },
  },
  publicDir: 'web/public',
  // Listed, so that development pre-bundles them instead of reloading the first page when it discovers them.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'react-hook-form',
      'zod',
      'radix-ui/slot',
      'radix-ui/dialog',
      'radix-ui/dropdown-menu',
      'radix-ui/tabs',
      'radix-ui/toast',
      'radix-ui/tooltip',
    ],
  },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
})
