import { type CheckLineView, readDeliveryCheck } from '@girassol/contract/delivery-checks'
import { useQueryClient } from '@tanstack/react-query'
import { changeAnswers } from '../../lib/use-endpoint.ts'

/** A change returns only its own part, because a photo and a count of one line may be saved at the same time. */
type Part =
  | Pick<CheckLineView, 'saved'>
  | { readonly photos: (photos: CheckLineView['photos']) => CheckLineView['photos'] }

const changeLine = (line: CheckLineView, part: Part): CheckLineView =>
  'saved' in part ? { ...line, saved: part.saved } : { ...line, photos: part.photos(line.photos) }

/** Shows what the server saved of a line. */
export const useStoreLine = (deliveryId: number) => {
  const client = useQueryClient()
  return (itemId: number, part: Part) => {
    changeAnswers(client, readDeliveryCheck, (check) => {
      if (check.deliveryId !== deliveryId) return check
      return { ...check, lines: check.lines.map((line) => (line.itemId === itemId ? changeLine(line, part) : line)) }
    })
  }
}
