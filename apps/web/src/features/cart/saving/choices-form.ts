/** The name under which unsaved choices are stored on the device. */
export const choicesForm = 'choices'
