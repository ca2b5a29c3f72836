import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Mercado Pago access token. */
export const mercadopagoAccessToken: PatternDetector = {
  id: 'mercadopago-access-token',
  type: 'mercadopago_access_token',
  label: 'Mercado Pago access token',
  shape: 'APP_USR-, 15 or 16 digits, six digits, 32 hexadecimal digits and six to ten digits, joined by dashes.',
  link: 'https://www.mercadopago.com.ar/developers/en/docs/your-integrations/credentials',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['app_usr-'],
  pattern: standalone(/APP_USR-[0-9]{15,16}-[0-9]{6}-[0-9a-f]{32}-[0-9]{6,10}/),
  reach: [0, 75],
};
