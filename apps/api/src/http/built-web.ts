import path from 'node:path'

/** Where the web app's build lies. As far from the sources as from what is compiled, and from what is bundled. */
export const builtWeb = path.join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
