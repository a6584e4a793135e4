import { join } from 'node:path'

export type Places = {
  root: string
  cacheFile: string
  artefactFile: string
  foodWordsFile: string
  sheetFile: string
  spreadFile: string
  /** What reviewers say of the pictures. */
  marksFolder: string
  /** What a person read in the lines of other people's recipes. */
  labelsFile: string
}

/** The files that the commands read and write, below the repository's top folder. */
export function placesIn(root: string): Places {
  const artefacts = join(root, 'packages', 'cookbook', 'artefact')
  return {
    root,
    cacheFile: join(root, 'node_modules', '.cache', 'butterleaf', 'cookbook.json'),
    artefactFile: join(artefacts, 'cookbook.jsonl'),
    foodWordsFile: join(artefacts, 'food-words.json'),
    sheetFile: join(artefacts, 'sheet.html'),
    marksFolder: join(root, 'content', 'pictures'),
    labelsFile: join(root, 'content', 'food-words', 'labels.txt'),
    spreadFile: join(root, 'docs', 'corpus.md'),
  }
}
