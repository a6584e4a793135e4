import address from '../../../../../content/usda/food-table.txt?url'

/** Of the packed food table: a file with its content's hash in its name. */
export const foodTableAddress: string = address
