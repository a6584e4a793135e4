import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'

/** "You eat 1 ½ servings. Cooked for 2, that makes 3 servings." */
export function amountSentence(servings: number, people: number): string {
  const own = `You eat ${servingsText(servings)}.`
  return people === 1 ? own : `${own} Cooked for ${people}, that makes ${servingsText(servings * people)}.`
}
