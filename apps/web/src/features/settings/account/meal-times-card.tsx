import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { mainMeals } from '@butterleaf/domain/meals/meals'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { accountKey } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { timeZone } from '#lib/time-zone.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [DOOR-2] [DOOR-3] When and where the person eats: calendars and reminders go by it. */
export function MealTimesCard({ user }: { user: User }) {
  const [times, setTimes] = useState(user.meal_times)
  const save = useSaveTimes()
  const here = timeZone()
  const zone = user.time_zone ?? here
  const isChanged = mainMeals.some((meal) => times[meal] !== user.meal_times[meal])
  const isWhole = mainMeals.every((meal) => times[meal] !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && isWhole && !save.isPending) save.mutate({ meal_times: times, time_zone: zone })
  }
  return (
    <Card as="section" aria-labelledby="meal-times" className="grid gap-4">
      <h2 id="meal-times" className="text-lg">
        When you eat
      </h2>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          {mainMeals.map((meal) => (
            <Field key={meal} label={mealWords[meal]}>
              <TextInput
                type="time"
                value={times[meal]}
                onChange={(event) => setTimes({ ...times, [meal]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        <p className="text-pretty text-sm text-muted">
          By the clocks of {zoneText(zone)}. Dessert comes after dinner.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={save.isPending}
            busyLabel="Saving your times"
            why={whyNot({ isChanged, isWhole })}
          >
            Save times
          </Button>
          {zone !== here && (
            <Button look="quiet" onClick={() => save.mutate({ time_zone: here })}>
              Use the clocks of {zoneText(here)}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function whyNot({ isChanged, isWhole }: { isChanged: boolean; isWhole: boolean }): string | undefined {
  if (!isWhole) return 'Enter a time for each meal.'
  return isChanged ? undefined : 'Nothing has changed yet.'
}

/** "America/New York" */
function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}

function useSaveTimes() {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: (body: Partial<Pick<User, 'meal_times'>> & { time_zone: string }) =>
      api.send(accountCalls.change, { body }),
    onSuccess: (user) => {
      queries.setQueryData(accountKey, user)
      toasts.show('Times saved', { tone: 'done' })
    },
    onError: () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' }),
  })
}
