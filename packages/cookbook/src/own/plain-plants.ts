/**
 * Ordinary foods that are one plant and nothing else, however they are sold: without gluten, soy or any allergen that a diet rules
 * out. What isn't listed may hold everything, so that no diet is claimed of it.
 */
const plainPlants: ReadonlySet<string> = new Set(
  `
  potato sweet-potato yam corn frozen-corn pea frozen-pea butternut-squash acorn-squash summer-squash spaghetti-squash
  winter-squash canned-pumpkin parsnip plantain cassava taro artichoke jerusalem-artichoke sweet-onion whole-canned-tomato
  tomato-puree sun-dried-tomato tomato-juice serrano pimento dandelion-greens turnip-greens canned-green-bean canned-beet
  canned-corn canned-mushroom apple applesauce banana orange mandarin grapefruit grape pear peach apricot pineapple mango cherry
  sour-cherry plum kiwi melon watermelon papaya passion-fruit guava coconut coconut-water mixed-berry orange-juice apple-juice
  pineapple-juice grape-juice white-rice short-grain-rice brown-rice cooked-rice cooked-brown-rice wild-rice quinoa millet
  black-bean canned-black-bean kidney-bean canned-kidney-bean white-bean canned-white-bean pinto-bean canned-pinto-bean chickpea
  canned-chickpea lentil red-lentil canned-lentil split-pea lima-bean fava-bean dried-fava-bean black-eyed-pea mung-bean
  sugar brown-sugar powdered-sugar honey maple-syrup molasses cornstarch tapioca flaxseed dried-parsley dried-basil
  dried-rosemary dried-sage dried-tarragon dried-dill dried-coriander savory fenugreek-seed anise-seed coriander-seed dill-seed
  dried-chili dried-onion dried-garlic white-vinegar
`.match(/\S+/g),
)

export function isPlainPlant(ordinaryFoodId: string): boolean {
  return plainPlants.has(ordinaryFoodId)
}
