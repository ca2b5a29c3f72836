import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { dashed } from '../../shape/standalone.ts';

/** OpenWeather API key. */
export const openweatherApiKey: PatternDetector = {
  id: 'openweather-api-key',
  type: 'openweather_api_key',
  label: 'OpenWeather API key',
  shape: '32 hexadecimal digits beside the name OpenWeather.',
  link: 'https://openweathermap.org/appid',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['openweather', 'open_weather'],
  pattern: named(['openweather', 'open_weather'], /[0-9a-f]{32}/, dashed, ['appid', 'app_id']),
  reach: [0, 182],
  accept: isNamedSecret,
};
