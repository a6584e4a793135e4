import { type Equipment, equipment } from '@butterleaf/domain/cooking/equipment'

type Sign = {
  words: RegExp /** Where this is named as well, the kitchen needs no such thing. */
  unless?: RegExp
}

const signs: Readonly<Record<Equipment, Sign>> = {
  oven: {
    words: /(?<!dutch |microwave )\boven\b(?![- ]?(proof|safe))/i,
    unless: /\bor (an |the )?air fryer\b/i,
  },
  broiler: { words: /\bbroil(er|ed|ing|s)?\b/i },
  microwave: { words: /\bmicrowave\b/i, unless: /\bor (in )?the microwave\b/i },
  'air-fryer': { words: /\bair[- ]?fry(er|ing)?\b/i, unless: /\bor (an |the )?air fryer\b/i },
  'slow-cooker': { words: /\bslow cooker\b/i },
  'pressure-cooker': { words: /\bpressure cooker\b/i },
  grill: {
    words: /\b(charcoal|barbecue|(?<!under the )grill(?! pan))\b/i,
    unless: /\b(grill pan|griddle|broiler)\b/i,
  },
  blender: { words: /\bblender\b/i, unless: /\bblender or\b|\bor (with |by |in )?a (fork|mortar|whisk)/i },
  'food-processor': { words: /\bfood processor\b/i, unless: /\b(blender or|or chop|or by hand|or grate)\b/i },
  mixer: { words: /\b(hand|stand|electric) (mixer|beaters?|whisk)\b/i, unless: /\bor (by hand|a whisk)\b/i },
  'waffle-iron': { words: /\bwaffle (iron|maker)\b/i },
  steamer: { words: /\bsteamer\b/i },
  'ice-cream-maker': { words: /\bice[- ]cream (maker|machine)\b/i },
}

/** CON-9: what the steps put to use that a kitchen may lack, in the order of the list. */
export function equipmentOf(words: string): Equipment[] {
  return equipment.filter((name) => {
    const { words: sign, unless } = signs[name]
    return sign.test(words) && !unless?.test(words)
  })
}
