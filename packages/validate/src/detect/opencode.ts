import { arrayAt, hasAll, isObject, own, stringAt } from '../json/value.ts';
import { type Claim, type Detector, toldVersion, weigh } from './claim.ts';

/** OpenCode: an export of `info` and messages, each of them `info` and parts. */
export const opencode: Detector = ({ records, shape }) => {
  const messages = shape === 'value' ? arrayAt(records[0], 'messages') : records;
  const info = shape === 'value' ? own(records[0], 'info') : undefined;
  const withParts = messages?.filter(
    (message) => isObject(own(message, 'info')) && arrayAt(message, 'parts') !== undefined,
  );
  const { confidence, saw } = weigh([
    [
      withParts !== undefined && withParts.length > 0 && withParts.length === messages?.length,
      0.8,
      'messages of info and parts',
    ],
    [stringAt(info, 'id')?.startsWith('ses_') === true, 0.7, 'info with a session id'],
    [hasAll(info, 'projectID') || hasAll(info, 'directory'), 0.4, 'info with the project'],
  ]);
  if (confidence === 0) return [];
  const version = stringAt(info, 'version');
  const claim: Claim = { format: 'opencode', confidence, saw };
  return [version === undefined ? claim : { ...claim, version: toldVersion(version) }];
};
