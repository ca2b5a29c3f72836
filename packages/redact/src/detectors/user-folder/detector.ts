import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isPersonHandle, mayBeHandle } from '../../judge/people/person-handle.ts';
import { isSharedHome } from '../../judge/people/shared-accounts.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

/** The name of the account to which a folder belongs that is no home below `/home`. */
export const userFolder: PatternDetector = {
  id: 'user-folder',
  type: 'user_name',
  label: "User name in the path of a user's folder",
  shape:
    'The folder below `/run/media`, `/media`, `/personal` of SharePoint, a cell of AFS, `/home/REALM`, the homes of a shared file system, or the file of a mailbox or of a table of cron.',
  link: 'https://refspecs.linuxfoundation.org/FHS_3.0/fhs/ch05.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    '/media/',
    '/afs/',
    '/home/',
    '/homes/',
    '/users/',
    '/var/mail/',
    '/var/cron/',
    '/spool/mail/',
    '/spool/cron/',
    '/systemd/linger/',
    '/accountsservice/',
    '.sharepoint.com/personal/',
  ],
  guard: inLines`
    (?!/home/[^A-Z])(?!/media/[^a-z])(?:
      (?!/users/)|
      (?<=/(?:scratch|gpfs|lustre|beegfs|ceph|cephfs|nfs)\d{0,2})
    )
  `,
  pattern: expression(
    inLines`
      (?<![\w.~)}\]%-])(?:
        /run/media/(?<value>[a-z][\w.-]{1,31})(?=/)|
        /media/(?<valueOfMedia>[a-z][\w.-]{1,31})(?=/[^\s/"'<>]{2,40}(?:[/\s"'<>]|$))|
        /afs/[a-z\d-]{2,40}(?:\.[a-z\d-]{2,30}){1,3}/(?:home|users?|usr|u)/(?:[a-z\d]{1,2}/){0,2}(?<value>[a-z_][\w.-]{2,31})(?![\w-])|
        /home/[A-Z][A-Z\d-]{1,14}(?:\.[A-Z\d-]{2,20}){0,3}(?:/|\\{1,2})(?<valueOfDomain>[a-z_][\w.-]{2,31})(?=/|["'\s,;:)]|$)|
        /(?:srv|scratch|gpfs|lustre|beegfs|ceph|cephfs|nfs|shared|storage|work|cluster|pool|tank)\d{0,2}/home(?:s/|/(?!_))(?<value>[a-z_][\w.-]{2,31})(?=/|["'\s,;:)]|$)|
        /(?:scratch|gpfs|lustre|beegfs|ceph|cephfs|nfs)\d{0,2}/users/(?<value>[a-z_][\w.-]{2,31})(?=/|["'\s,;:)]|$)|
        /var/(?:spool/)?(?:mail/|cron/(?:crontabs/|tabs/)?)(?<value>[a-z_][\w.-]{2,31})(?=["'\s,;:)]|$)|
        /var/lib/(?:systemd/linger|AccountsService/(?:users|icons))/(?<value>[a-z_][\w.-]{2,31})(?=["'\s,;:)]|$)
      )|
      (?<=-my)\.sharepoint\.com/personal/(?<value>[a-z\d][\w-]{3,80})(?=[/?"'\s]|$)
    `,
    'g',
  ),
  reach: [96, 130],
  accept: isUser,
};

/** What sites serve lies below `/media` as well, and a user in upper case below `/home` may have folders of any name. */
function isUser(value: string, { groups, text, end }: Candidate): boolean {
  if (isSharedHome(value) || folder.test(value) || !/[a-z]{2}/i.test(value)) return false;
  if (groups['valueOfMedia'] !== undefined)
    return isPersonHandle(value) || (disk.test(text.slice(end, end + 48)) && !isCommonWord(value));
  if (groups['valueOfDomain'] !== undefined) return isPersonHandle(value) || mayBeHandle(value);
  return true;
}

/** How disks are called that somebody plugged in. */
const disk =
  /^\/(?:[A-Z\d][A-Z\d_ -]{2,30}|[\da-fA-F]{4}-[\da-fA-F]{4}|[\da-f]{8}-[\da-f-]{27}|(?:Backup|Data|Elements|Seagate|Samsung|Toshiba|Expansion|My ?Passport|Untitled|Volume)\b[^/\s"']{0,20})(?:[/\s"'<>]|$)/;

/** What lies there that is nobody's. */
const folder =
  /^(?:crontabs|tabs|cron\w*|vhosts?|domains?|virtual|cdrom\d?|floppy\d?|usb\w*|dvd|sd\w\d?|disk\w*|drive\w*|external|uploads?|images?|img|photos?|videos?|avatars?|files|documents?|static|cache|thumb\w*|products?|assets?|downloads?|music|audio|fonts|icons?|pictures?|catalog|wysiwyg|banners?|galler\w+|blog|posts?|queries|types|hdd\w*|ssd\w*|nas\w*|nvme\w*)$/i;
