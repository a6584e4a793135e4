import type { ApiProblem } from '#lib/api/api-problem.ts'

const fieldNames: Readonly<Record<string, string>> = {
  number: 'Card number',
  month: 'Month',
  year: 'Year',
  cvv: 'CVV',
  first_name: 'First name',
  last_name: 'Last name',
  'user.first_name': 'First name',
  'user.last_name': 'Last name',
  'user.email': 'Email',
}

/** [CHK-12] Each field's name and fault. */
export function problemLines({ faults }: ApiProblem): string[] {
  return faults.map(({ field, message }) => `${fieldNames[field] ?? field}: ${message}`)
}
