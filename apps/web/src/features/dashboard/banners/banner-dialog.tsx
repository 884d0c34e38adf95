import type { KeptBanner } from '@girassol/contract/dashboard'
import { bannerFormats, bannerLocationLabels, bannerLocations } from '@girassol/domain/dashboard'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { isRefusal, sentencesOf } from '../../../lib/api-error.ts'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useFormFields } from '../../../lib/use-form-fields.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DraftNotice } from '../../../ui/draft-notice.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { optional } from '../../../ui/optional-label.tsx'
import { toast } from '../../../ui/toaster.tsx'
import classes from './banner-dialog.module.css'
import { type BannerDraft, bannerFieldNames, bannerLabels, draftOf, problemsOf } from './banner-draft.ts'
import { pictureUrlOf } from './banner-picture-url.ts'
import { readPicture } from './read-picture.ts'
import { useSaveBanner } from './use-save-banner.ts'

export type BannerDialogProps = {
  /** Null adds one. */
  readonly banner: KeptBanner | null
  readonly onClose: () => void
}

type Form = ReturnType<typeof useFormFields<BannerDraft>>
type FieldsProps = { readonly form: Form; readonly banner: KeptBanner | null; readonly idOf: (field: string) => string }

const PictureField = ({ form, banner, idOf }: FieldsProps) => {
  const src = form.values.picture ?? (banner && pictureUrlOf(banner.fileName))
  const choose = async (file: File) => {
    const read = await readPicture(file)
    if ('picture' in read) form.change({ picture: read.picture })
    else form.refuse([{ property: 'picture', constraints: { picture: read.sentence } }])
  }
  return (
    <FileDrop
      id={idOf('picture')}
      label={src === null ? 'Escolher imagem' : 'Trocar imagem'}
      hint="PNG, JPEG ou WebP de até 2 MB; 1600 × 800 pontos ficam bem."
      accept={Object.keys(bannerFormats).join(',')}
      error={form.sentenceOf('picture')}
      preview={src !== null && <img src={src} alt="Como o banner aparece" className={classes.preview} />}
      onChoose={(file) => void choose(file)}
    />
  )
}

const Fields = (props: FieldsProps) => {
  const { form, idOf } = props
  const { values, change, leave, sentenceOf } = form
  return (
    <div className={classes.fields}>
      <PictureField {...props} />
      <TextInput
        id={idOf('title')}
        label={bannerLabels.title}
        description="O que a imagem diz, para quem não a vê."
        maxLength={120}
        value={values.title}
        error={sentenceOf('title')}
        onChange={(event) => change({ title: event.currentTarget.value })}
        onBlur={() => leave('title')}
      />
      <TextInput
        id={idOf('referLink')}
        label={optional(bannerLabels.referLink)}
        description="Um endereço com https:// ou uma tela do portal, como /sales/promocoes."
        maxLength={500}
        value={values.referLink}
        error={sentenceOf('referLink')}
        onChange={(event) => change({ referLink: event.currentTarget.value })}
        onBlur={() => leave('referLink')}
      />
      <Select
        label={bannerLabels.location}
        data={bannerLocations.map((value) => ({ value, label: bannerLocationLabels[value] }))}
        value={values.location}
        allowDeselect={false}
        onChange={(value) => {
          const location = bannerLocations.find((each) => each === value)
          if (location !== undefined) change({ location })
        }}
      />
      <Checkbox
        label={bannerLabels.active}
        checked={values.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
    </div>
  )
}

const useBannerForm = ({ banner, onClose }: BannerDialogProps) => {
  const form = useFormFields<BannerDraft>(draftOf(banner), (draft) => problemsOf(draft, banner === null), {
    form: 'banner',
    record: banner?.id,
    never: ['picture'],
  })
  const saving = useSaveBanner(banner, afterSave(form.draft, onClose))
  const fail = (error: unknown) => {
    if (!isRefusal(error)) toast.failures(sentencesOf(error, 'O banner não foi salvo.'))
    else if (error.errors.length > 0) form.refuse(error.errors)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!saving.isSaving && !saving.isSaved && form.check(bannerFieldNames)) saving.save(form.values, fail)
  }
  return { form, saving, submit }
}

/** C-140: a banner with its picture; adding and editing differ by where it begins. */
export const BannerDialog = (props: BannerDialogProps) => {
  const { form, saving, submit } = useBannerForm(props)
  const prefix = useId()
  const idOf = (field: string) => `${prefix}-${field}`
  const cancel = () => {
    form.draft.discard()
    props.onClose()
  }
  return (
    <Dialog
      isOpen
      isStatic
      width="table"
      title={props.banner === null ? 'Novo banner' : 'Editar banner'}
      onClose={props.onClose}
    >
      <form noValidate onSubmit={submit}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary
          errors={form.summaryOf(bannerFieldNames, { labels: bannerLabels, idOf })}
          attempt={form.attempt}
        />
        {isRefusal(saving.error) && saving.error.errors.length === 0 && (
          <Notice tone="danger" isAlert>
            {saving.error.message}
          </Notice>
        )}
        <Fields form={form} banner={props.banner} idOf={idOf} />
        <footer className={classes.footer}>
          <ActionButton label="Cancelar" variant="text" onRun={cancel} />
          <ActionButton label="Salvar" runningLabel="Salvando…" variant="next" isRunning={saving.isSaving} isSubmit />
        </footer>
      </form>
    </Dialog>
  )
}
