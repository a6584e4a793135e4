import path from 'node:path'

/** Where the web app's build looks for it. */
export const siteDataFile = path.join(import.meta.dirname, '../../../apps/web/artefact/site-data.json')
