const kinds = 'juice|zest|rind|peel'
const inFront = new RegExp(
  `^(?:the |freshly |fresh |finely |grated |squeezed )*(${kinds})(?: (?:and|&) (?:\\w+ )?(${kinds}))? (?:of|from) (.+)$`,
  'i',
)
const behind =
  /^(.+?)(?:, *| ⟨0⟩ ?)(?:(?:the|freshly|fresh|finely|grated|squeezed) )*(juice|zest|rind|peel|juiced|zested|squeezed)(?: (?:and|&) (?:\w+ )?(juice|zest|juiced|zested))?(?: only| of)?$/i

/** "Juice of 1 lemon" and "1 lemon, zested and juiced" as "1 lemon juice", which weighs what a lemon gives. */
export function spellJuice(line: string): string[] {
  const front = inFront.exec(line)
  if (front) return [front[1], front[2]].flatMap((kind) => named(front[3]!, kind))
  const back = behind.exec(line)
  if (back && /lemon|lime|orange/i.test(back[1]!))
    return [back[2], back[3]].flatMap((kind) => named(back[1]!, kind))
  return [line]
}

function named(fruit: string, kind: string | undefined): string[] {
  if (kind === undefined) return []
  const part = /^(ju|sq)/i.test(kind) ? 'juice' : 'zest'
  const [head = '', ...rest] = fruit.replace(/\bof\b/i, '').split(/(?=[,⟨])/)
  return [`${head.trim()} ${part} ${rest.join('')}`.trim()]
}
