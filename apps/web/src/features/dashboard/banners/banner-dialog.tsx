import type { ManagedBanner } from '@girassol/contract/dashboard'
import { bannerBody, newBannerBody } from '@girassol/contract/dashboard/banner-body'
import { bannerFormats, bannerLocationLabels, bannerLocations } from '@girassol/domain/dashboard'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { startFrom, useSchemaForm } from '../../../lib/use-schema-form.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { optional } from '../../../ui/optional-label.tsx'
import { RecordDialog, type RecordDialogProps } from '../../../ui/record-list/record-dialog.tsx'
import classes from './banner-dialog.module.css'
import { toBannerPictureUrl } from './banner-picture-url.ts'
import { type ChosenPicture, readPicture } from './read-picture.ts'
import { useSaveBanner } from './use-save-banner.ts'

const labels = {
  picture: 'Imagem',
  title: 'Texto da imagem',
  referLink: 'Link',
  location: 'Onde aparece',
  active: 'Ativo',
} as const

type Typed = Pick<ManagedBanner, 'title' | 'location' | 'active'> & {
  readonly referLink: string
  /** Null while no new one is chosen; a stored picture then remains unchanged. */
  readonly picture: ChosenPicture | null
}

const blank: Typed = { picture: null, title: '', referLink: '', location: 'dashboard', active: true }

const locationOptions = bannerLocations.map((value) => ({ value, label: bannerLocationLabels[value] }))

const toBody = ({ referLink, picture, ...rest }: Typed) => ({
  ...rest,
  referLink: referLink.trim() === '' ? null : referLink,
  ...(picture !== null && { picture: picture.slice(picture.indexOf(',') + 1) }),
})

const useBannerForm = (banner: ManagedBanner | null) =>
  useSchemaForm({
    schema: banner === null ? newBannerBody : bannerBody,
    initial: startFrom(blank, banner),
    labels,
    drafted: { form: 'banner', record: banner?.id, never: ['picture'] },
    toBody,
  })

type PictureFieldProps = { readonly form: ReturnType<typeof useBannerForm>; readonly banner: ManagedBanner | null }

const PictureField = ({ form, banner }: PictureFieldProps) => {
  const src = form.values.picture ?? (banner && toBannerPictureUrl(banner.fileName))
  const { id, error } = form.getFieldProps('picture')
  const choose = async (file: File) => {
    const read = await readPicture(file)
    if ('picture' in read) form.change({ picture: read.picture })
    else form.show({ picture: read.sentence })
  }
  return (
    <FileDrop
      id={id}
      label={src === null ? 'Escolher imagem' : 'Trocar imagem'}
      hint="PNG, JPEG ou WebP de até 2 MB; 1600 × 800 pontos ficam bem."
      accept={Object.keys(bannerFormats).join(',')}
      error={error}
      preview={src !== null && <img src={src} alt="Como o banner aparece" className={classes.preview} />}
      onChoose={(file) => void choose(file)}
    />
  )
}

/** C-140: a banner with its picture; the same form adds and edits. */
export const BannerDialog = ({ record, onReload, onClose }: RecordDialogProps<ManagedBanner>) => {
  const form = useBannerForm(record)
  return (
    <RecordDialog
      title={record === null ? 'Novo banner' : 'Editar banner'}
      form={form}
      saving={useSaveBanner(record, afterSave(form.draft, onClose))}
      onReload={onReload}
      onClose={onClose}
    >
      <PictureField form={form} banner={record} />
      <TextInput {...form.getTextProps('title')} description="O que a imagem diz, para quem não a vê." />
      <TextInput
        {...form.getTextProps('referLink')}
        label={optional(labels.referLink)}
        description="Um endereço com https:// ou uma tela do portal, como /sales/promocoes."
      />
      <Select {...form.getFieldProps('location')} data={locationOptions} allowDeselect={false} />
      <Checkbox {...form.getCheckboxProps('active')} />
    </RecordDialog>
  )
}
