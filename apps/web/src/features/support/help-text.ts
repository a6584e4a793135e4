export type HelpBlock = { kind: 'text'; text: string } | { kind: 'list'; items: readonly string[] }
export type HelpAnswer = Readonly<{ title: string; topic: string; blocks: readonly HelpBlock[] }>

/** A file of content/help: one topic as its first heading, below it questions as second ones, each with its answer. */
export function readHelp(markdown: string): HelpAnswer[] {
  const [head = '', ...questions] = markdown.split(/^## /m)
  const topic = head.replace(/^# /, '').trim()
  return questions.map((question) => {
    const [title = '', ...lines] = question.split('\n')
    return { title: title.trim(), topic, blocks: blocksIn(lines.join('\n')) }
  })
}

function blocksIn(text: string): HelpBlock[] {
  const parts = text.trim().split(/\n{2,}/)
  return parts.filter((part) => part !== '').map(blockFrom)
}

/** Lines of a list begin with a dash; a line that is indented goes on with the one before. */
function blockFrom(part: string): HelpBlock {
  if (!part.startsWith('- ')) return { kind: 'text', text: joinLines(part) }
  return { kind: 'list', items: part.slice(2).split(/\n- /).map(joinLines) }
}

function joinLines(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, ' ').trim()
}
