import { calculateCartStructure } from '@girassol/contract/generator'
import { generatorSentences } from '@girassol/domain/generator'
import { ApiError, toSentences } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { toast } from '../../../ui/toaster.tsx'
import { cartScope, useCartCache } from '../../cart/index.ts'
import { type StructureLine, toRequestLine } from './structure-lines.ts'

const isEmpty = (error: unknown) => error instanceof ApiError && error.reason === 'structureEmpty'

/** Adds the products of the lines to the cart; returns the number of kinds added, 0 after a refusal (KIT-016…019). */
export const useCalculateStructure = () => {
  const { answer } = useCartCache()
  const { mutateAsync, isPending } = useEndpointMutation(calculateCartStructure, {
    scope: cartScope,
    failure: false,
    onSuccess: ({ cart }) => answer(cart),
  })
  const calculate = async (lines: readonly StructureLine[]): Promise<number> => {
    try {
      const { products } = await mutateAsync({ body: { lines: lines.map(toRequestLine) } })
      if (products.length === 0) toast.info(generatorSentences.structureNotFound)
      return products.length
    } catch (error) {
      if (isEmpty(error)) toast.info(generatorSentences.structureNotFound)
      else toast.failures(toSentences(error, generatorSentences.structureFailed))
      return 0
    }
  }
  return { calculate, isPending }
}
