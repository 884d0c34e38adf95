import { listAuditEntries } from '@girassol/contract/administration'
import {
  changeManagedProduct,
  countManagedProducts,
  listManagedProducts,
  listProducts,
  listPromotedProducts,
  type ManagedProductView,
  showManagedProduct,
  showProduct,
} from '@girassol/contract/catalogue'
import { isRefusal } from '../../../lib/api-error.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useRecordForm } from '../../administration/index.ts'
import {
  type ContentValues,
  contentLabels,
  isContentChanged,
  toContentBody,
  toContentField,
  toContentValues,
} from './product-content-values.ts'

/** The reads that a change of a product makes outdated: its record, the tables, the store, the log. */
const refreshes = [
  showManagedProduct,
  listManagedProducts,
  countManagedProducts,
  showProduct,
  listProducts,
  listPromotedProducts,
  listAuditEntries,
] as const

const noProblems = () => []

/** The form of the portal's data of a product; the save replaces the version that the user saw (USE-026). */
export const useProductContentForm = (record: ManagedProductView, onSaved: (savedAt: string | null) => void) => {
  const saved = toContentValues(record)
  const form = useRecordForm<ContentValues>(saved, contentLabels, {
    findProblems: noProblems,
    drafted: {
      form: 'product',
      record: record.product.B1_COD,
      version: record.version,
      // Uploaded files that no record refers to are deleted, so their references are not stored in a draft.
      never: ['pictures', 'files'],
      sample: { successor: { value: '', label: '' } },
    },
  })
  const change = useEndpointMutation(changeManagedProduct, {
    refreshes,
    failure: false,
    onSuccess: ({ updatedAt }) => {
      form.draft.forget()
      onSaved(updatedAt)
    },
  })
  const fail = (error: unknown) => {
    if (!isRefusal(error) || error.errors.length === 0) return
    form.refuse(error.errors.map((each) => ({ ...each, property: toContentField(each.property) })))
  }
  const save = () =>
    change.mutate(
      { params: { code: record.product.B1_COD }, body: { ...toContentBody(form.values), version: record.version } },
      { onError: fail },
    )
  return {
    form,
    save,
    isSaving: change.isPending,
    isChanged: isContentChanged(form.values, saved),
    error: change.error,
  }
}

export type ContentForm = ReturnType<typeof useProductContentForm>['form']
