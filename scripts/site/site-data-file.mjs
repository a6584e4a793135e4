import { join } from 'node:path'
import { root } from '../setup/root.mjs'

/** Where the web app's build looks for it. */
export const siteDataFile = join(root, 'apps', 'web', 'artefact', 'site-data.json')
