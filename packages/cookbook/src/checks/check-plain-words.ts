import type { LineFinding } from '../reading/fault.ts'
import { plainWords } from '../recipes/step-text.ts'
import type { WrittenStep } from '../recipes/written-recipe.ts'

/** Words that stopped a cook, each with what a printed cookbook says. */
const unplain: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\bstrew(n|s|ing)?\b/i, 'sprinkle or scatter'],
  [/\b(rain(ing)?|shower|snow) (in|over|with|it|them)\b/i, 'sprinkle'],
  [/\bcalm down\b/i, 'let stand, with the minutes'],
  [/\bin peace\b/i, 'let stand, or: do not stir'],
  [/\bas patience allows\b|\bthreads as thin\b/i, 'shred finely with two forks'],
  [/\bwork hard together\b/i, 'boil hard until cloudy'],
  [/\b(until|so that) they are one\b(?! color)/i, 'until mixed'],
  [/\bwears? (an?|the|its) /i, 'has a crust, or: is coated'],
  [
    /\b(has|have|been) drunk\b|\b(let|leave) [a-z ]{2,12} (to )?drink\b(?! it)|\bdrinks? up\b/i,
    'has absorbed, or: let swell',
  ],
  [/\bhugs?\b/i, 'coats'],
  [/\blacquered\b/i, 'glazed'],
  [/\bas many [a-z ]+ as there are\b/i, 'one for each'],
  [
    /\bfinger joint\b|\bhot-water bottle\b|\bpostage stamp\b|\bmodeling clay\b|\broof tiles\b/i,
    'a size in cm, or how firm it is',
  ],
  [
    /\bcolor of army\b|\btrain ride\b|\bcampfire\b|\bthe (gold|brown) of a\b/i,
    'golden, light brown, dark brown',
  ],
  [/\bno water is left in it\b/i, 'until dry'],
  [/\bshivers?\b|\btrembl(e|es|ing)\b/i, 'barely simmers, or: wobbles'],
  [/\bseethes?\b|\bheaves?\b/i, 'bubbles'],
  [/\bweeps?\b|\bwept\b|\bweeping\b/i, 'drain, or: lose water'],
  [/\bblush(es|ing)?\b/i, 'turns pink'],
  [/\bdances?\b|\bskitters?\b|\bskips (on|across)\b/i, 'sizzles'],
  [
    /\bmurmurs?\b|\bperfum(e|es|ing)\b|\brefuses?\b|\bswims?\b|\btatters\b|\brags\b/i,
    'simmers, is fragrant, stays shut, in pieces',
  ],
  [/\blaz(y|ily)\b/i, 'gently, slowly'],
  [/\bgo(es)? quiet\b|\bquiet(ly)?\b/i, 'settles, gently'],
  [/\bvanish(es|ed)?\b/i, 'melts, dissolves, or: is absorbed'],
  [
    /\bmakes? you (blink|cough|squint|sit up)\b|\bstings? (the|your) (nose|throat)\b|\btickles?\b/i,
    'sour, sharp, hot, fragrant',
  ],
  [/\b(wakes?|tames?) (it|them|the|up|everything)\b/i, 'sharpen, or: soften'],
  [/\b(it|they) wants?\b/i, 'needs'],
  [/\bwhoever\b|\bnobody\b/i, 'say what to do'],
  [/\bin a blink\b/i, 'quickly'],
  [/\bby the armful\b|\bin armfuls\b/i, 'a handful at a time'],
  [/\bfurrows?\b|\b(trace|track) of the spoon\b/i, 'until a spoon leaves a clear track'],
  [/\bsend in\b/i, 'add'],
  [/\bmoat\b|\bblankets?\b|\bcrowns?\b|\bdrowns?\b|\bbathe\b/i, 'a groove, cover, top'],
  [
    /\bmingles?\b|\bacquainted\b|\b(leave|let) (it|them) (to )?draw\b/i,
    'let stand, so that the flavors blend',
  ],
  [/\bbleeds?\b|\bveil(s|ed)?\b/i, 'gives up its juice, steeps, has a thin film'],
  [/\bglassy\b|\bbendy\b|\bblond\b|\bleopard\b|\bfrizzl/i, 'translucent, soft, pale gold, brown in spots'],
  [/\bnaps\b|\bfrankly\b|\baskew\b|\banew\b|\bafresh\b/i, 'coats a spoon, quite, partly, again'],
  [/\b(mutter|whistle|hum|roar|swoop|quench)(s|es|ing)?\b/i, 'bubbles, squeaks, foams, spread, stir in'],
  [/\bhalf way\b|\bchang(e|ing) the pans over\b/i, 'swap the pans halfway through'],
  [/\b(two|three|four) lots\b/i, 'batches'],
  [/\bdraw [a-z ]{2,14} off the (heat|burner)\b/i, 'take it off the heat'],
]

/** ED-5: a step is understood at the first reading. */
export function checkPlainWords({
  steps,
}: {
  steps: readonly Pick<WrittenStep, 'parts' | 'line'>[]
}): LineFinding[] {
  return steps.flatMap(({ parts, line }) => {
    const words = plainWords(parts)
    return unplain.flatMap(([pattern, plain]) => {
      const [found] = pattern.exec(words) ?? []
      if (found === undefined) return []
      const what = `"${found.trim()}" has to be read twice.`
      return [{ line, what, remedy: `Write what a printed cookbook would: ${plain}.` }]
    })
  })
}
