import { join } from 'node:path'

export type Places = {
  root: string
  cacheFile: string
  artefactFile: string
  sheetFile: string
  spreadFile: string
  /** What reviewers say of the pictures. */
  marksFolder: string
}

/** The files that the commands read and write, below the repository's top folder. */
export function placesIn(root: string): Places {
  const artefacts = join(root, 'packages', 'cookbook', 'artefact')
  return {
    root,
    cacheFile: join(root, 'node_modules', '.cache', 'butterleaf', 'cookbook.json'),
    artefactFile: join(artefacts, 'cookbook.json'),
    sheetFile: join(artefacts, 'sheet.html'),
    marksFolder: join(root, 'content', 'pictures'),
    spreadFile: join(root, 'docs', 'corpus.md'),
  }
}
