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

export interface Story {
  /** First name alone. */
  name: string
  /** LAND-3: "Sample story", until the operator has a true one. */
  label: string
  /** How they eat: "Cooks for two, hates washing up". */
  about: string
  words: string
}

/** A file of content/stories: the name as its heading, then label, circumstances and the story, a paragraph each. */
export function readStory(markdown: string): Story {
  const [head = '', label = '', about = '', ...rest] = markdown.trim().split(/\n{2,}/)
  return {
    name: head.replace(/^# /, '').trim(),
    label: joinLines(label),
    about: joinLines(about),
    words: joinLines(rest.join(' ')),
  }
}

function joinLines(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, ' ').trim()
}
