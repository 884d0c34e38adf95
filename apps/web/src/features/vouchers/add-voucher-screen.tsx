import type { OrderView } from '@girassol/contract/orders'
import { addAttachment, listAttachments } from '@girassol/contract/vouchers'
import type { VoucherBody } from '@girassol/contract/vouchers/voucher-body'
import { findVoucherFileProblem, voucherFileSentences } from '@girassol/domain/vouchers'
import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { formatFileSize } from '../../lib/file-size.ts'
import { formatCents } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { FileDrop } from '../../ui/file-drop.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toaster.tsx'
import { acceptedTypes, readAsDataUrl } from './read-attachment-file.ts'
import { useBankAccounts } from './use-bank-accounts.ts'
import { useRemaining } from './use-remaining.ts'
import { emptyVoucher, useVoucherForm, type VoucherFormState } from './use-voucher-form.ts'
import classes from './voucher-form.module.css'
import { VoucherForm } from './voucher-form.tsx'
import { VoucherPage, vouchersPath } from './voucher-page.tsx'
import { VoucherPreview } from './voucher-preview.tsx'

/** VOU-007, sic. */
const fileWanted = 'É necessário adiconar um arquivo para salvar um novo comprovante.'
const addFailure = 'Ocorreu um erro ao adicionar o comprovante.' // VOU-049

/** The chosen file; a refused one does not replace the earlier one (VOU-026, VOU-028). */
const useChosenFile = () => {
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const choose = (chosen: File) => {
    const problem = findVoucherFileProblem({ contentType: chosen.type, bytes: chosen.size })
    setError(problem === null ? undefined : voucherFileSentences[problem])
    if (problem === null) setFile(chosen)
  }
  return { file, error, choose, require: () => setError(voucherFileSentences.fileMissing) }
}

type Chosen = ReturnType<typeof useChosenFile>

const ChosenFile = ({ file }: { readonly file: File }) => {
  const Icon = file.type === 'application/pdf' ? IconFileTypePdf : IconPhoto
  return (
    <span className={classes.chosen}>
      <Icon size={24} aria-hidden />
      <span>
        {file.name}
        <small>{formatFileSize(file.size)}</small>
      </span>
    </span>
  )
}

const FileField = ({ chosen }: { readonly chosen: Chosen }) => (
  <FileDrop
    label={chosen.file === undefined ? 'Escolher arquivo' : 'Trocar arquivo'}
    hint="Imagem ou PDF de até 5 MB."
    accept={acceptedTypes}
    error={chosen.error}
    preview={chosen.file && <ChosenFile file={chosen.file} />}
    onChoose={chosen.choose}
  />
)

type Added = {
  readonly order: OrderView
  readonly form: VoucherFormState
  readonly chosen: Chosen
  readonly onSuccess: () => void
}

/** Reads the file and adds the voucher once; without a file or a date, it shows what is missing. */
const useAddVoucher = ({ order, form, chosen, onSuccess }: Added) => {
  const { file } = chosen
  const [isReading, setReading] = useState(false)
  const add = useEndpointMutation(addAttachment, {
    refreshes: [listAttachments],
    isOnce: true,
    onSuccess,
    success: 'Comprovante adicionado com sucesso', // VOU-050
    failure: addFailure,
  })
  const addFile = async (content: File, voucher: VoucherBody) => {
    setReading(true)
    try {
      const type = order.paymentMethod === 'OTHERS' ? ('OTHERS' as const) : ('FINANCING' as const)
      const body = { type, file: await readAsDataUrl(content), filename: content.name.slice(-200), ...voucher }
      add.mutate({ params: { id: order.id }, body }, { onError: form.fail })
    } catch {
      toast.failure(addFailure)
    } finally {
      setReading(false)
    }
  }
  const submit = () => {
    if (file === undefined) return chosen.require()
    form.submit((voucher) => void addFile(file, voucher))
  }
  return { submit, isSaving: isReading || add.isPending || add.isSuccess }
}

const FilePreview = ({ file }: Pick<Chosen, 'file'>) => (
  <VoucherPreview
    key={file?.name}
    file={file && { name: file.name, isPdf: file.type === 'application/pdf', bytes: file }}
    placeholder={<p>A prévia aparece aqui</p>}
  />
)

const AddVoucher = ({ order }: { readonly order: OrderView }) => {
  const { history } = useRouter()
  const chosen = useChosenFile()
  const accounts = useBankAccounts()
  const form = useVoucherForm(emptyVoucher, accounts.data ?? [])
  const remainingCents = useRemaining(order)
  const leave = () => history.push(vouchersPath(order.id))
  const { submit, isSaving } = useAddVoucher({ order, form, chosen, onSuccess: leave })
  return (
    <>
      <PageHeader
        title="Adicionar comprovante"
        back={{ to: vouchersPath(order.id), label: `Comprovantes do pedido Nº ${order.id}` }}
        note={`Pedido ${order.id}${remainingCents === null ? '' : ` · saldo restante ${formatCents(remainingCents)}`}`}
      />
      <VoucherForm
        form={form}
        accounts={accounts}
        remainingCents={remainingCents}
        file={<FileField chosen={chosen} />}
        preview={<FilePreview file={chosen.file} />}
        permission={chosen.file === undefined ? { allowed: false, reason: fileWanted } : { allowed: true }}
        isSaving={isSaving}
        onSubmit={submit}
        onRefused={chosen.require}
        onCancel={leave}
      />
    </>
  )
}

/** VOU-002: a new voucher of an order. */
export const AddVoucherScreen = () => <VoucherPage>{(order) => <AddVoucher order={order} />}</VoucherPage>
