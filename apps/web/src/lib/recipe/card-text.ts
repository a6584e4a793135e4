const mostOnCard = 112

/** ITEM-6: an instruction as a card says it. */
export function cardText(instruction: string): string {
  if (instruction.length <= mostOnCard) return instruction
  return `${instruction.slice(0, mostOnCard).trimEnd()}…`
}
