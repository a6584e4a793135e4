import type { VesselId } from './vessel-id.ts'

export interface VesselRule {
  vessel: VesselId
  /** Where the words are looked for. */
  within: 'title' | 'steps'
  words: RegExp
  category?: string
  /** Of ten dishes the rule fits, how many take the vessel; the seed decides. 10 when left out. */
  ofTen?: number
}

/**
 * Which vessel a dish stands in when its form leaves it open. Read from top to bottom; the first rule
 * that fits decides. Titles say how a dish is served; steps only say how it is cooked, so they come later
 * and do not always win.
 */
export const VESSEL_RULES: readonly VesselRule[] = [
  { vessel: 'sheet-pan', within: 'title', words: /sheet[- ]?pan|tray ?bake/ },
  {
    vessel: 'skillet',
    within: 'title',
    words: /skillet|one[- ]pan|pan[- ]?(fried|roast|seared)?\b.*(sauce|cream)|cast[- ]iron|in a pan/,
  },
  { vessel: 'casserole', within: 'title', words: /casserole|gratin|baked in|\bbake\b/ },
  { vessel: 'soup-bowl', within: 'title', words: /soup|broth|chowder|stew|chill?i con/ },
  {
    vessel: 'bowl',
    within: 'title',
    words:
      /\bbowl\b|salad|slaw|curry|noodles|zoodles|\brag[uù]|bolognese|carbonara|alfredo|pad thai|lo mein|spaghetti|masala|korma/,
  },
  { vessel: 'board', within: 'title', words: /\bboard\b|platter|antipast|charcuterie|mezze/ },
  { vessel: 'bowl', within: 'title', words: /mussels|clams|moules|vongole|porridge|poke/ },
  { vessel: 'mug', within: 'title', words: /\bmug\b/ },
  { vessel: 'jar', within: 'title', words: /\bjar\b|^(quick[- ])?(pickled|preserved)/ },
  {
    vessel: 'sheet-pan',
    within: 'steps',
    words: /sheet pan|baking sheet|roasting (tin|tray|pan)|baking tray/,
    category: 'dinner',
    ofTen: 4,
  },
  {
    vessel: 'casserole',
    within: 'steps',
    words: /baking dish|casserole|ovenproof dish|gratin dish/,
    ofTen: 7,
  },
  {
    vessel: 'skillet',
    within: 'steps',
    words:
      /(from|in) the (skillet|pan)\b.*serve|serve.*(from|in) the (skillet|pan)|(pan|skillet) sauce|return [^.]* to the (pan|skillet)/,
    ofTen: 7,
  },
  {
    vessel: 'skillet',
    within: 'steps',
    words: /skillet|frying pan|cast[- ]iron/,
    category: 'breakfast',
    ofTen: 3,
  },
  {
    vessel: 'skillet',
    within: 'steps',
    words: /skillet|frying pan|cast[- ]iron/,
    category: 'dinner',
    ofTen: 3,
  },
  {
    vessel: 'bowl',
    within: 'steps',
    words: /divide (it |everything )?(between|among) bowls|serve in (deep |shallow )?bowls|ladle|into bowls/,
  },
]
