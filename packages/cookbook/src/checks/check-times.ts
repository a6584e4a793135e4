import type { LineFinding } from '../reading/fault.ts'
import { plainWords } from '../recipes/step-text.ts'
import type { WrittenRecipe, WrittenStep } from '../recipes/written-recipe.ts'

const heat =
  /\b(bake|roast|fry|fried|sear|simmer|boil|grill|broil|saut[eé]|braise|poach|steam|toast|melt|brown|oven)\b/i
const waiting =
  /\b(chill|rest|marinate|freeze|refrigerate|fridge|freezer|stand|soak|cool|overnight|set aside)\b/i
/** No cook reads and fetches an ingredient faster, and a calm one at home cuts one in a minute. */
const quickestIngredientMinutes = 0.25
const knifeJobMinutes = 1
const knifeJob =
  /\b(chopped|minced|sliced|diced|cubes?|dice|strips|matchsticks|halved|quartered|wedges|rounds|shredded|grated|peeled|florets|coins|ribbons|crescents|slices|cut)\b/

/** Times that the steps contradict. */
export function checkTimes(source: WrittenRecipe): LineFinding[] {
  const { prepMinutes, cookMinutes, restMinutes, steps, ingredients, lines } = source
  const findings: LineFinding[] = []
  const all = prepMinutes + cookMinutes + restMinutes
  for (const { line, parts } of steps) {
    const longest = longestTimer({ parts })
    if (longest <= all) continue
    const what = `A timer of ${longest} min is longer than prep, cook and rest together (${all} min).`
    findings.push({
      line,
      what,
      remedy: 'Correct the timer, or prep, cook and rest; chilling and marinating are rest.',
    })
  }
  const waits = waitsInARow(steps)
  if (findings.length === 0 && waits > all) {
    const what = `The timers come to ${Math.ceil(waits)} min one after the other, and prep, cook and rest to ${all}.`
    const remedy = 'Correct the times; a step that runs beside another starts with "Meanwhile".'
    findings.push({ line: lines.prep, what, remedy })
  }
  findings.push(...steps.flatMap(lateFindings))
  if (cookMinutes === 0 && steps.some(isOnHeat)) {
    const what = 'cook is 0, and a step cooks by the clock.'
    findings.push({ line: lines.cook, what, remedy: 'Write the minutes on the heat as cook.' })
  }
  const onHeat = Math.max(0, ...steps.filter(isOnHeat).map(longestTimer))
  if (cookMinutes > 0 && onHeat > cookMinutes + prepMinutes) {
    const what = `A step cooks for ${onHeat} min, and prep and cook are ${prepMinutes + cookMinutes}.`
    findings.push({ line: lines.cook, what, remedy: 'Write the minutes on the heat as cook.' })
  }
  if (prepMinutes < ingredients.length * quickestIngredientMinutes) {
    const what = `prep is ${prepMinutes} min for ${ingredients.length} ingredients.`
    findings.push({
      line: lines.prep,
      what,
      remedy: 'Write what it takes a cook who has not made it before.',
    })
  }
  const knifeJobs = ingredients.filter(({ prep }) => prep !== undefined && knifeJob.test(prep)).length
  if (prepMinutes < knifeJobs * knifeJobMinutes) {
    const what = `prep is ${prepMinutes} min for ${knifeJobs} foods to cut.`
    findings.push({ line: lines.prep, what, remedy: 'Allow a minute for each: home cooks are no chefs.' })
  }
  return findings
}

const lastPartOf = /\b(in|for|during) the (last|final)\s*$/

/** "Simmer {9 min}; add the garlic for the last {1 min}": by then the clock has rung. */
function lateFindings({ parts, line }: WrittenStep): LineFinding[] {
  const firstTimer = parts.findIndex(({ kind }) => kind === 'timer')
  const isLate = parts.some((part, index) => {
    const before = parts[index - 1]
    return (
      index > firstTimer && part.kind === 'timer' && before?.kind === 'text' && lastPartOf.test(before.text)
    )
  })
  if (!isLate) return []
  const remedy = 'Split the wait: "{8 min}; add the garlic and go on, {1 min}".'
  return [
    { line, what: 'The step says what to do in the last part of a wait when the wait is over.', remedy },
  ]
}

function isOnHeat(step: WrittenStep): boolean {
  return heat.test(plainWords(step.parts)) && longestTimer(step) > 0 && !waiting.test(plainWords(step.parts))
}

const besideAnother = /^(meanwhile|while|during|as soon as)\b/i
/** "for the last {1 min}" is part of the wait before, and "{1 min} to {2 min}" is one wait. */
const insideAnother = /\b(last|final|to|or|after|every)\s*$/i

function waitsInARow(steps: readonly WrittenStep[]): number {
  return steps
    .filter(({ parts }) => !besideAnother.test(plainWords(parts)))
    .flatMap(({ parts }) =>
      parts.map((part, index) => {
        const before = parts[index - 1]
        const isInside = before?.kind === 'text' && insideAnother.test(before.text)
        return part.kind === 'timer' && !isInside ? part.seconds / 60 : 0
      }),
    )
    .reduce((sum, minutes) => sum + minutes, 0)
}

function longestTimer({ parts }: Pick<WrittenStep, 'parts'>): number {
  return Math.max(0, ...parts.map((part) => (part.kind === 'timer' ? part.seconds / 60 : 0)))
}
