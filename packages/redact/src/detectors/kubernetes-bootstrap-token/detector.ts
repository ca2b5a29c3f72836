import type { PatternDetector } from '../../detector.ts';
import { isVaried } from '../../shape/varied.ts';

/** Kubernetes bootstrap token. */
export const kubernetesBootstrapToken: PatternDetector = {
  id: 'kubernetes-bootstrap-token',
  type: 'kubernetes_bootstrap_token',
  label: 'Kubernetes bootstrap token',
  shape: 'Six small letters or digits, a dot and 16 more, as --token of kubeadm.',
  link: 'https://kubernetes.io/docs/reference/access-authn-authz/bootstrap-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['kubeadm'],
  pattern:
    /(?:kubeadm[^;\n]{0,120}?--token[= ]|kubeadm[^;]{0,40}?token:\s{0,3}["']?)(?<value>[a-z0-9]{6}\.[a-z0-9]{16})(?![A-Za-z0-9.])/g,
  reach: [0, 151],
  accept: isVaried,
};
