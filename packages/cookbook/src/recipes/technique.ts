import { plainWords, type WrittenPart } from './step-text.ts'

const signs = {
  'slow-cook': /\b(slow cooker|low and slow)\b/i,
  'air-fry': /\bair[- ]?fr(y|ied|yer)\b/i,
  grill: /\b(grill|grilled|barbecue|chargrill|griddle pan|skewers? over)\b/i,
  'deep-fry': /\b(deep[- ]?fry|deep[- ]?fried|hot oil)\b/i,
  'stir-fry': /\b(stir[- ]?fry|wok)\b/i,
  broil: /\b(broil|under the grill|under the broiler)\b/i,
  bake: /\b(bake|baked|muffin|loaf tin|cake tin|dough|batter into)\b/i,
  roast: /\b(roast|roasted|roasting|sheet pan|oven)\b/i,
  braise: /\b(braise|stew|covered and barely)\b/i,
  simmer: /\b(simmer|bubble gently|boil|soup)\b/i,
  poach: /\b(poach|steam)\b/i,
  'pan-fry':
    /\b(fry|sear|saut[eé]|skillet|brown|sizzle|scramble|omelet(te)?)\b|(?<!(?:loaf|cake|sheet|roasting|muffin|springform|square|ring|tart|pie|baking|grill|griddle|popover) )\bpan\b/i,
  blend: /\b(blend|blender|blitz|whizz|food processor)\b/i,
  raw: /\b(toss|dress|chill|freeze|layer|stir|assemble|fold|spread)\b/i,
} as const

export type Technique = keyof typeof signs

/** What handling a dish mostly asks for counts as half a minute a word, so that timers decide where there are any. */
const minutesPerWord = 0.5

/**
 * A guess from words: the technique whose steps take the longest by their timers. Cold dishes have no heat to
 * name, so with no minute of cooking only blending and raw remain.
 */
export function techniqueOf(steps: readonly (readonly WrittenPart[])[], cookMinutes: number): Technique {
  const minutes = new Map<Technique, number>()
  for (const parts of steps) {
    const words = plainWords(parts)
    const timed = parts.reduce((sum, part) => sum + (part.kind === 'timer' ? part.seconds / 60 : 0), 0)
    const found = techniques.filter((technique) => signs[technique].test(words))
    // The first sign listed is the most telling one; the timer is its own.
    for (const [index, technique] of found.entries()) {
      const share = minutesPerWord + (index === 0 ? timed : 0)
      minutes.set(technique, (minutes.get(technique) ?? 0) + share)
    }
  }
  const cold: readonly Technique[] = ['blend', 'raw']
  const allowed = cookMinutes === 0 ? cold : techniques.filter((technique) => technique !== 'raw')
  const ranked = allowed
    .filter((technique) => minutes.has(technique))
    .sort((a, b) => minutes.get(b)! - minutes.get(a)!)
  return ranked[0] ?? (cookMinutes === 0 ? 'raw' : 'pan-fry')
}

const techniques = Object.keys(signs) as Technique[]
