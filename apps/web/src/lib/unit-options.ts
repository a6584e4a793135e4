/** The two units to choose from, short for the eye and in full for the ear. */
export const unitOptions = [
  { value: 'metric', label: 'kg', name: 'Kilograms' },
  { value: 'us', label: 'lbs', name: 'Pounds' },
] as const
