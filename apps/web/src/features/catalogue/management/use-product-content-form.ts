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
import { contentBody } from '@girassol/contract/catalogue/content-body'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import {
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

/** The form of the portal's data of a product; the save replaces the version that the user saw (USE-026). */
export const useProductContentForm = (record: ManagedProductView, onSaved: (savedAt: string | null) => void) => {
  const saved = toContentValues(record)
  const form = useSchemaForm({
    schema: contentBody,
    initial: saved,
    labels: contentLabels,
    drafted: {
      form: 'product',
      record: record.product.B1_COD,
      version: record.version,
      // Uploaded files that no record refers to are deleted, so their references are not stored in a draft.
      never: ['pictures', 'files'],
      sample: { successor: { value: '', label: '' } },
    },
    toBody: toContentBody,
    toField: toContentField,
  })
  const change = useEndpointMutation(changeManagedProduct, {
    refreshes,
    failure: false,
    onSuccess: ({ updatedAt }) => {
      form.draft.forget()
      onSaved(updatedAt)
    },
  })
  const save = () =>
    form.submit((content) =>
      change.mutate(
        { params: { code: record.product.B1_COD }, body: { ...content, version: record.version } },
        { onError: form.fail },
      ),
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
