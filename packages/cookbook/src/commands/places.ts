import { join } from 'node:path'

export type Places = {
  root: string
  cacheFile: string
  artefactFile: string
  sheetFile: string
  spreadFile: string
}

/** Where the commands read and write, seen from the top folder of the repository. */
export function placesIn(root: string): Places {
  const artefacts = join(root, 'packages', 'cookbook', 'artefact')
  return {
    root,
    cacheFile: join(root, 'node_modules', '.cache', 'butterleaf', 'cookbook.json'),
    artefactFile: join(artefacts, 'cookbook.json'),
    sheetFile: join(artefacts, 'sheet.html'),
    spreadFile: join(root, 'docs', 'corpus.md'),
  }
}
