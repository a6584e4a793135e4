import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Link } from '#ui/link.tsx'
import { useChangeLearning, useLearning } from './use-learning.ts'

/** LEARN-2: another target is proposed. On the tracker itself the card says so. */
export function TargetNote() {
  const [isAsking] = useState(() => mayAskForNote(today()))
  const isOnTracker = useLocation().pathname === paths['app.weight-tracker']
  return isAsking && !isOnTracker ? <AskedNote /> : null
}

function AskedNote() {
  const { data } = useLearning()
  const { mutate } = useChangeLearning()
  const [isClosed, setClosed] = useState(false)
  const isShown = Boolean(data?.proposal && data.areNotesOn)
  useEffect(() => {
    if (data !== undefined) rememberNote(today(), isShown)
  }, [data, isShown])
  if (!isShown || isClosed) return null
  return (
    <Banner
      className="mb-4"
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="quiet" size="sm" onClick={() => setClosed(true)}>
            Not now
          </Button>
          <Button look="quiet" size="sm" onClick={() => mutate({ areNotesOn: false })}>
            No such notes
          </Button>
        </span>
      }
    >
      <Link
        to={paths['app.weight-tracker']}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        Your weigh-ins suggest another target
      </Link>
    </Banner>
  )
}

/** Days, empty before the first. */
type NoteDays = { askedOn: string; shownOn: string }

const noteDays = createOwnerStore<NoteDays>('butterleaf.target-note', { askedOn: '', shownOn: '' })
const daysBetweenNotes = 7

/** LEARN-2: shown once a week at most, and the server is asked once a day at most. */
function mayAskForNote(today: IsoDate): boolean {
  const { askedOn, shownOn } = noteDays.read()
  return askedOn !== today && (shownOn === '' || shownOn <= addDays(today, -daysBetweenNotes))
}

function rememberNote(today: IsoDate, isShown: boolean): void {
  const { shownOn } = noteDays.read()
  noteDays.write({ askedOn: today, shownOn: isShown ? today : shownOn })
}
