export { channelSettingsIn } from '../channel-settings.ts'
export { paymentMethodForm } from './payment-method-form.ts'
