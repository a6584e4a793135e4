import Cookie from 'virtual:lucide/cookie'
import Plus from 'virtual:lucide/plus'
import type { SnackRoom } from '@butterleaf/domain/food-log/snack/snack-room'
import { joinWords, macroText } from '@butterleaf/domain/nutrition/certificate-text'

type OpenSnackProps = {
  openPlaces: number
  room: SnackRoom
  /** Absent on days that are too far ahead to eat on. */
  onAdd?: (() => void) | undefined
}

const rowLook = 'flex min-h-12 w-full items-center gap-2 px-4 py-2 text-left text-sm'

/** [LIFE-7] The place for a snack, while the plan keeps room for one. */
export function OpenSnack({ openPlaces, room, onAdd }: OpenSnackProps) {
  const one = joinWords([macroText('calories', room.calories), macroText('netCarbs', room.netCarbs)])
  const text = (
    <>
      <Cookie aria-hidden className="size-4.5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{openPlaces > 1 ? `${openPlaces} snacks:` : 'Snack:'}</span> room for{' '}
        {one}
        {openPlaces > 1 && ' each'}
      </span>
    </>
  )
  if (!onAdd) return <p className={rowLook}>{text}</p>
  return (
    <button type="button" aria-haspopup="dialog" onClick={onAdd} className={`${rowLook} hover:bg-sunk/60`}>
      {text}
      <Plus aria-hidden className="size-4.5 shrink-0 text-leaf" />
    </button>
  )
}
