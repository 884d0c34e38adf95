import { avatarRotation, avatarZoom } from '@girassol/domain/profile'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { RangeField } from '../../ui/range-field.tsx'
import classes from './avatar-dialog.module.css'
import type { Cut } from './draw-avatar.ts'

export type PictureCropperProps = {
  readonly address: string
  readonly onCut: (cut: Cut) => void
  readonly onUnreadable: () => void
}

const times = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The wheel zooms in small steps; the limits have one decimal (AVA-002). */
const inTenths = (zoom: number): number => Math.round(zoom * 10) / 10

/** The picture behind a round hole: dragged, or moved by the arrow keys; zoomed and rotated (AVA-001…AVA-003). */
export const PictureCropper = ({ address, onCut, onUnreadable }: PictureCropperProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(avatarZoom.minimum)
  const [rotation, setRotation] = useState<number>(avatarRotation.minimum)
  return (
    <>
      <div className={classes.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          cropShape="round"
          showGrid={false}
          minZoom={avatarZoom.minimum}
          maxZoom={avatarZoom.maximum}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(inTenths(next))}
          onRotationChange={setRotation}
          onCropComplete={(_percent, area) => onCut({ area, rotation })}
          mediaProps={{ alt: 'Imagem escolhida', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': 'Recorte: mova a imagem com as setas do teclado' }}
        />
      </div>
      <RangeField
        label="Zoom"
        {...avatarZoom}
        value={zoom}
        text={`${times.format(zoom)}×`}
        onChange={(next) => setZoom(inTenths(next))}
      />
      <RangeField
        label="Rotação"
        {...avatarRotation}
        step={1}
        value={rotation}
        text={`${rotation}°`}
        onChange={setRotation}
      />
    </>
  )
}
