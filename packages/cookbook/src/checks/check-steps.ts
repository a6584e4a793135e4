import type { LineFinding } from '../reading/fault.ts'
import { nearest, oneOfWords, suggestion } from '../reading/nearest.ts'
import type { WrittenRecipe, WrittenStep } from '../recipes/written-recipe.ts'

const fewestSteps = 2
const mostSteps = 14
const longestStep = 600

/** Ingredients and steps must be about the same dish, and steps must read as sentences. */
export function checkSteps(source: WrittenRecipe, isFood: (id: string) => boolean): LineFinding[] {
  const mistyped = source.ingredients.map(({ foodId }) => foodId).filter((id) => !isFood(id))
  return [
    ...countFindings(source),
    ...source.steps.flatMap(sentenceFindings),
    ...absentFindings(source, mistyped),
    ...unusedFindings(source, mistyped),
    ...repeatedFindings(source),
  ]
}

function countFindings({ steps, ingredients, lines }: WrittenRecipe): LineFinding[] {
  const findings: LineFinding[] = []
  if (steps.length < fewestSteps || steps.length > mostSteps) {
    const what = `There are ${steps.length} steps.`
    findings.push({
      line: lines.steps,
      what,
      remedy: `Write ${fewestSteps} to ${mostSteps}, one thing to do in each.`,
    })
  }
  if (ingredients.length < 2) {
    const what = `There are ${ingredients.length} ingredients.`
    findings.push({ line: lines.ingredients, what, remedy: 'A dish has two or more.' })
  }
  return findings
}

function sentenceFindings({ text, line }: WrittenStep): LineFinding[] {
  const findings: LineFinding[] = []
  const say = (what: string, remedy: string) => findings.push({ line, what, remedy })
  if (text.length > longestStep)
    say(`The step has ${text.length} letters.`, `Split it: at most ${longestStep} a step.`)
  if (!/[.)]$/.test(text)) say('The step does not end like a sentence.', 'End it with a full stop.')
  if (text.includes('!')) say('The step has an exclamation mark.', 'Say it calmly.')
  if (/^\p{Ll}/u.test(text)) say('The step starts with a small letter.', 'Start it with a capital.')
  const [doubled] = /\b(\p{L}{2,}) \1\b/iu.exec(text.replace(/\[[^|\]]*\|([^\]]*)\]/g, '$1')) ?? []
  if (doubled) say(`"${doubled}" stands there.`, 'Write it once.')
  if (/ {2}/.test(text)) say('The step has two spaces in a row.', 'Keep one.')
  return findings
}

function foodMarks({ parts }: WrittenStep): string[] {
  return parts.flatMap((part) => (part.kind === 'food' ? [part.food] : []))
}

/** A mark that a mistyped ingredient answers to has its fault already, on the ingredient. */
function absentFindings({ steps, ingredients }: WrittenRecipe, mistyped: readonly string[]): LineFinding[] {
  const present = [...new Set(ingredients.map(({ foodId }) => foodId))]
  return steps.flatMap((step) =>
    [...new Set(foodMarks(step))]
      .filter((food) => !present.includes(food) && nearest(food, mistyped).length === 0)
      .map((food) => {
        const fallback = `Add it to the ingredients, or mark one of them: ${oneOfWords(present)}.`
        const what = `The step uses [${food}], which is not among the ingredients.`
        return { line: step.line, what, remedy: suggestion(food, present, fallback) }
      }),
  )
}

function unusedFindings({ steps, ingredients }: WrittenRecipe, mistyped: readonly string[]): LineFinding[] {
  const used = new Set(steps.flatMap(foodMarks))
  return ingredients
    .filter(({ foodId }) => !used.has(foodId) && !mistyped.includes(foodId))
    .map(({ foodId, line }) => ({
      line,
      what: `No step uses ${foodId}.`,
      remedy: `Write [${foodId}] where it goes in, or leave it out.`,
    }))
}

/** The same food twice in one group is one line; in two groups it is two. */
function repeatedFindings({ ingredients }: WrittenRecipe): LineFinding[] {
  const seen = new Set<string>()
  return ingredients.flatMap(({ foodId, group, prep, amount, line }) => {
    const key = [foodId, group, prep, amount?.unit].join('|')
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [
      { line, what: `${foodId} is there twice.`, remedy: 'Add the two amounts up, or give each its group.' },
    ]
  })
}
