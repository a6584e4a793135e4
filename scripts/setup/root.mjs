import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository, whatever folder a command is called from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Where the commands keep their stamps and reports; goes away with node_modules. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'butterleaf')
