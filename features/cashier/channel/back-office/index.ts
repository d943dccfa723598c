export { channelSettingsIn } from '../channel-settings.ts'
export { paymentProviderName } from '../payment-provider-name.ts'
export { paymentMethodForm } from './payment-method-form.ts'
