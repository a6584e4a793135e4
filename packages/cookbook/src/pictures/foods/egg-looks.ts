import type { LookRule } from './food-look.ts'

const EGG = /^eggs?(-|$)/

/** An egg is told by what is done with it; one that is whisked into something isn't seen. */
export const eggLooks: readonly LookRule[] = [
  {
    food: /egg-white/,
    when: /velvet|scrambl|soft curds/,
    glyph: 'scrambled-egg',
    part: 'main',
    each: 110,
    tint: '#f7ead0',
  },
  { food: /egg-(white|yolk)|egg-powder/, glyph: 'fried-egg', part: 'hidden', each: 40 },
  { food: /quail-egg/, glyph: 'boiled-egg', part: 'main', each: 6 },
  { food: EGG, when: /devill?ed egg/, glyph: 'devilled-egg', part: 'main', each: 26 },
  {
    food: EGG,
    when: /benedict|poach(ed)? (the |each |an? |two )?(eggs?|\[egg)|egg[^.]{0,40}poach/,
    glyph: 'poached-egg',
    part: 'main',
    each: 52,
  },
  { food: EGG, when: /scrambl/, glyph: 'scrambled-egg', part: 'main', each: 110 },
  {
    food: EGG,
    when: /egg[^.]{0,40}(boil|simmer|peel)|(hard|soft)[- ](boil|cook)|jammy|soft eggs|pickled [^.]*eggs|eggs [^.]*in their shells|(boil|simmer|lower)[^.]{0,20}egg|egg salad|peel/,
    glyph: 'boiled-egg',
    part: 'main',
    each: 26,
  },
  {
    food: EGG,
    when: /fried eggs?|fry[^.]{0,40}egg|sunny|crack(?![^.]*(bowl|jug|whisk|beat|mix))|whites (are |have )?(just )?set|baked eggs?|purgatory|shakshuka|huevos|hollows?\b|wells\b/,
    glyph: 'fried-egg',
    part: 'main',
    each: 52,
  },
  { food: EGG, when: /menemen/, glyph: 'egg-ribbon', part: 'side', each: 30 },
  { food: EGG, when: /ribbons?|egg drop|egg[- ]fried/, glyph: 'egg-ribbon', part: 'bit', each: 40 },
  {
    food: EGG,
    when: /whisk|beat|batter|dough|blend|mix|combine|stir|fold|separate|knead/,
    glyph: 'fried-egg',
    part: 'hidden',
    each: 52,
  },
  { food: EGG, when: /^[^.]*\beggs\b/, glyph: 'fried-egg', part: 'main', each: 52 },
  { food: EGG, glyph: 'fried-egg', part: 'hidden', each: 52 },
]
