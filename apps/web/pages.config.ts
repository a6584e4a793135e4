import tailwind from '@tailwindcss/vite'
import { defaultClientConditions, defineConfig } from 'vite'
import { dropOldSiteFiles, siteManifest } from './build/drop-old-site-files.ts'
import { packFiles } from './build/pack-files.ts'
import { writeSitePages } from './build/write-site-pages.ts'

/**
 * What the public pages load, and the pages themselves (decision 050), beside the app that was built before. By itself: sharing with the
 * app would make both load what the other needs, and the app's way of preloading is more code than all that a page starts with.
 */
export default defineConfig({
  plugins: [tailwind(), dropOldSiteFiles(), writeSitePages(), packFiles()],
  // Workspace packages come from their sources.
  resolve: { conditions: ['@butterleaf/source', ...defaultClientConditions] },
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: siteManifest,
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: { input: { 'site-style': 'src/site/site.css', site: 'src/site/start-site.ts' } },
  },
})
