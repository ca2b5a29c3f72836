import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Spotify client secret. */
export const spotifyClientSecret: PatternDetector = {
  id: 'spotify-client-secret',
  type: 'spotify_client_secret',
  label: 'Spotify client secret',
  shape: '32 hexadecimal digits beside the name Spotify.',
  link: 'https://developer.spotify.com/documentation/web-api/concepts/apps',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['spotify', 'spotipy'],
  pattern: named(['spotify', 'spotipy'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: isNamedSecret,
};
