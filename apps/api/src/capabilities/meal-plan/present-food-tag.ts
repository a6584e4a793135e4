import type { DietaryTag } from '@butterleaf/domain/recipes/dietary-tags'

/** "Dairy-free": as it stands on a chip. */
export function presentFoodTag({ code, name, kind }: DietaryTag) {
  return { id: code, name: name.charAt(0).toUpperCase() + name.slice(1), kind }
}
