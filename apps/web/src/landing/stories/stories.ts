import { readStory, type Story } from './read-story.ts'

/** The build imports the files, in the order of their names. */
const files = import.meta.glob<string>('../../../../../content/stories/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const stories: readonly Story[] = Object.keys(files)
  .filter((name) => !name.endsWith('README.md'))
  .sort()
  .map((name) => readStory(files[name] ?? ''))
