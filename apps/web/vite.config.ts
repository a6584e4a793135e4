import fs from 'node:fs'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { isCriticalFont } from './build/critical-fonts.ts'
import { dropUnusedComponents } from './build/drop-unused-components.ts'
import { groupStartChunks } from './build/group-start-chunks.ts'
import { lucideIcons } from './build/lucide-icons.ts'
import { serveSitePages } from './build/serve-site-pages.ts'
import { writeIdentityForms } from './build/write-identity-forms.ts'
import { writeServiceWorker } from './build/write-service-worker.ts'

const apiAddress = `http://localhost:${process.env.PORT ?? '3000'}`
const apiPaths = ['/api', '/idp', '/sandbox-billing', '/config.json', '/healthz']

const isPage = (url: string, accept = '') =>
  accept.includes('text/html') && !apiPaths.some((path) => url === path || url.startsWith(`${path}/`))

/** Only what may hold a component or a hook: Babel takes most of a build's time, and the rest has nothing for React's compiler. */
function mayBeReact(id: string): boolean {
  return id.endsWith('.tsx') || /\buse[A-Z]/.test(fs.readFileSync(id, 'utf8'))
}

/** Fonts are found late, inside the style sheet: tell the browser of them in the page's head. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(isCriticalFont)
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

export default defineConfig({
  plugins: [
    react({ babel: (id) => (mayBeReact(id) ? { plugins: ['babel-plugin-react-compiler'] } : {}) }),
    tailwind(),
    lucideIcons(),
    serveSitePages(isPage),
    preloadFonts(),
    dropUnusedComponents(),
    groupStartChunks(),
    writeServiceWorker(),
    writeIdentityForms(),
  ],
  // Workspace packages come from their sources.
  resolve: { conditions: ['@butterleaf/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@butterleaf/source', ...defaultServerConditions] } },
  build: {
    manifest: true,
    // Nothing inline: the content security policy allows files only.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { app: 'app.html', identity: 'src/identity.css' },
      output: {
        // The server writes the sign-in page's head itself, so that style sheet has a fixed address.
        assetFileNames: ({ names }) =>
          names.includes('identity.css') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, apiAddress])),
  },
})
