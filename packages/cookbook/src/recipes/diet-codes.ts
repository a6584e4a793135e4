import { type DietaryTag, dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'

type Tag<Kind extends DietaryTag['kind']> = Extract<DietaryTag, { kind: Kind }>
const tagsOf = <Kind extends DietaryTag['kind']>(kind: Kind) =>
  dietaryTags.filter((tag): tag is Tag<Kind> => tag.kind === kind)

/** What a dish is free of. It has it only when proven. */
export const diets = tagsOf('allergen')
export type DietCode = Tag<'allergen'>['code']

/**
 * What a dish contains. Red meat is beef, veal, lamb and game; pork stands alone, so a person who avoids both
 * chooses both. Stock, lard and gelatine count as the animal they are made from.
 */
export const exclusions = tagsOf('intolerance')
export type ExclusionCode = Tag<'intolerance'>['code']
