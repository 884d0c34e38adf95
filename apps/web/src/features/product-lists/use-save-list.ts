import {
  changeProductList,
  copyProductList,
  createProductList,
  listProductLists,
  type ProductListRow,
} from '@girassol/contract/product-lists'
import type { ListedUnits } from '@girassol/domain/product-lists'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { toast } from '../../ui/toaster.tsx'

const settings = { refreshes: [listProductLists], failure: false } as const

const firstSentence = (error: unknown): string | undefined =>
  error === null ? undefined : toSentences(error, 'A lista não foi salva. Tente de novo.')[0]

/** Creates, renames, copies and replaces lists (FAST-011). */
export const useSaveList = () => {
  const create = useEndpointMutation(createProductList, settings)
  const change = useEndpointMutation(changeProductList, settings)
  const copy = useEndpointMutation(copyProductList, settings)
  return {
    problem: firstSentence(create.error ?? change.error ?? copy.error),
    isSaving: create.isPending || change.isPending || copy.isPending,
    forgetProblem: () => {
      for (const mutation of [create, change, copy]) mutation.reset()
    },
    create: (name: string, items: readonly ListedUnits[], onSuccess: () => void) =>
      create.mutate({ body: { name, items: [...items] } }, { onSuccess }),
    rename: ({ id, version }: ProductListRow, name: string, onSuccess: () => void) =>
      change.mutate({ params: { id }, body: { version, name } }, { onSuccess }),
    copy: ({ id }: ProductListRow, name: string, onSuccess: () => void) =>
      copy.mutate({ params: { id }, body: { name } }, { onSuccess }),
    replace: ({ id, version, name }: ProductListRow, items: readonly ListedUnits[]) =>
      change.mutate(
        { params: { id }, body: { version, items: [...items] } },
        {
          onSuccess: () => toast.success(`${name} tem agora os produtos da conferência.`),
          onError: (error) => toast.failure(firstSentence(error) ?? ''),
        },
      ),
  }
}
